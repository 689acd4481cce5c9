/**
 * Types a price of tadalafil as a draft at a running site; `Cookie` is a session's. Returns a
 * function that publishes it and returns "published", or the desk's message.
 */
export async function typePrice(url: string, Cookie: string, price: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const init = { method: "POST", body: new URLSearchParams(fields), redirect: "manual" } as const;
    const response = await fetch(url + path, { ...init, headers: { Cookie, Origin: url } });
    const html = await response.text();
    if (response.status === 303) return "published";
    return /"publish-problem"[^>]*>([^<]*)/.exec(html)?.[1] ?? `${response.status}`;
  };
  const form = "/staff/site/treatments/tadalafil";
  const page = await (await fetch(url + form, { headers: { Cookie } })).text();
  const [input = ""] = /<input[^>]* id="treatments-tadalafil-price"[^>]*>/.exec(page) ?? [];
  const [, name = ""] = / name="([^"]*)"/.exec(input) ?? [];
  const saved = await post(form, { do: "save", [name]: price });
  if (saved !== "published") throw new Error(`The draft was not saved: ${saved}`);
  return () => post("/staff/site/review", { do: "publish", why: "" });
}
