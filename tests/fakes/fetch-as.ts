import { plainRequest } from "./plain-request";

/** `fetch` of a site on this machine under its public name. */
export const fetchAs =
  (host: string) =>
  async (target: string, init: RequestInit = {}): Promise<Response> => {
    const { method, headers: sent } = new Request(target, init);
    const body = init.body ? await new Response(init.body).text() : "";
    const url = new URL(target);
    const headers = { ...Object.fromEntries(sent), host };
    const response = await plainRequest(Number(url.port), url.pathname + url.search, {
      method,
      headers,
      body,
    });
    const got = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value].flat()) if (one !== undefined) got.append(name, one);
    const { status } = response;
    const empty = response.body.length === 0;
    return new Response(empty ? null : new Uint8Array(response.body), { status, headers: got });
  };
