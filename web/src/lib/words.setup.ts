/** Before each file of tests: no messages, whatever the file before has set, for threads share their modules. */
import { setWords } from "./words.ts";

setWords("", "en");
