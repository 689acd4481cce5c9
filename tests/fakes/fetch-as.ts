import { plainRequest } from "./plain-request";

/** `fetch` of a site on this machine under its public name. */
export const fetchAs =
  (host: string) =>
  async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method, headers: sent } = new Request(address, init);
    const body = init.body ? await new Response(init.body).text() : "";
    const url = new URL(address);
    const headers = { ...Object.fromEntries(sent), host };
    const answer = await plainRequest(Number(url.port), url.pathname + url.search, {
      method,
      headers,
      body,
    });
    const got = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) if (one !== undefined) got.append(name, one);
    const { status } = answer;
    const empty = answer.body.length === 0;
    return new Response(empty ? null : new Uint8Array(answer.body), { status, headers: got });
  };
