import { diffArrays } from "diff";

/** The texts of a page that people and search engines read, in order. */
export function textsOf(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const description =
    /<meta name="description" content="([^"]*)"|<meta content="([^"]*)" name="description"/.exec(
      html,
    );
  const body = html
    .slice(Math.max(0, html.indexOf("<body")))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  return [title, description?.[1] ?? description?.[2] ?? "", ...body.split(/<[^>]+>/)]
    .map((text) => plain(text).replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** Text differences between two pages; repeated ones are listed once. */
export function wordsBetween(before: string, after: string): { old: string; new: string }[] {
  const parts: { old: string; new: string }[] = [];
  let open = { old: "", new: "" };
  for (const { added, removed, value } of diffArrays(textsOf(before), textsOf(after))) {
    if (!added && !removed) {
      open = { old: "", new: "" };
      continue;
    }
    if (open.old === "" && open.new === "") parts.push(open);
    open[added ? "new" : "old"] = value.join(" ");
  }
  return [...new Map(parts.map((part) => [`${part.old}\n${part.new}`, part])).values()];
}
