import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeDataDir } from "../../../testing/databases";
import { describeFile } from "../../publishing/finish-file";
import { loadContent } from "./file-variants";
import { openStaticFiles } from "./static-files";

async function makeRelease(texts: Record<string, string>) {
  const folder = makeDataDir();
  const client = join(folder, "client");
  mkdirSync(client);
  const entries: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const content = Buffer.from(text.repeat(100));
    writeFileSync(join(client, name), content);
    entries[`/${name}`] = await describeFile(client, name, content);
  }
  writeFileSync(join(folder, "files.json"), JSON.stringify(entries));
  return folder;
}

it("the next release takes unchanged files from memory, and reads changed ones before it is served", async () => {
  const first = await makeRelease({ "same.html": "same", "price.html": "one", "unread.html": "a" });
  const before = await openStaticFiles(first, { https: true });
  const asked = before.files.get("/price.html")?.variants;
  if (!asked?.encoded.br) throw new Error("it was not compressed");
  await loadContent(join(first, "client"), asked.encoded.br);

  const second = await makeRelease({
    ...{ "same.html": "same", "price.html": "two", "unread.html": "b", "new.html": "new" },
  });
  const { files } = await openStaticFiles(second, { https: true, before });
  expect(files.get("/same.html")).toBe(before.files.get("/same.html"));
  const next = files.get("/price.html")?.variants;
  expect(next?.encoded.br?.etag).not.toBe(asked.encoded.br.etag);
  expect(next?.encoded.br?.content?.length).toBe(next?.encoded.br?.size);
  // Nobody has asked for these.
  expect(next?.plain.content).toBeUndefined();
  expect(files.get("/unread.html")?.variants.encoded.br?.content).toBeUndefined();
  expect(files.has("/new.html")).toBe(true);
});
