import "@fontsource-variable/noto-sans";
import "@fontsource-variable/oswald";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";

settings.apply();
if (import.meta.env.MODE === "static") await (await import("./engine/page.ts")).begin();
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
