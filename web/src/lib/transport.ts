/** The page's only way to what plays its games: requests, and the sockets of tables. */

/** What the page uses of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

export interface Transport {
  /** Send a request to a path such as "api/start", with `body` as JSON. Rejects if nothing answers. */
  request(method: string, path: string, body: unknown, lang: string): Promise<Response>;
  /** Open the socket of a path such as "ws/TABLE?token=...". */
  open(path: string): Socket;
  /** Return the address of a path for an image, "" if only `request` leads there. */
  address(path: string): string;
  /** False as long as it is being prepared; requests wait meanwhile. A server is there or not. */
  readonly isReady?: boolean;
  /** The games are played in this page: there is no server that could be away. */
  readonly isAlone?: boolean;
  /** Return what a page needs before the first request can be answered, in a language or in that of the browser. */
  early?(lang: string): Promise<Response>;
}

/** The server that sent the page: its paths are beside the page's own address. */
export class ServerTransport implements Transport {
  constructor(private readonly page: () => string = () => location.href) {}

  request(method: string, path: string, body: unknown, lang: string): Promise<Response> {
    const headers = { "x-lang": lang };
    const json =
      body === undefined
        ? { headers }
        : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    return fetch(this.url(path), { method, ...json });
  }

  open(path: string): Socket {
    const address = this.url(path);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address);
  }

  address(path: string): string {
    return this.url(path).href;
  }

  private url(path: string): URL {
    return new URL(path, this.page().replace(/[?#].*$/s, ""));
  }
}

let used: Transport = new ServerTransport();

export const transport = (): Transport => used;

/** Use another transport from now on, before the page is shown. */
export function setTransport(next: Transport): void {
  used = next;
}
