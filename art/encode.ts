/**
 * Makes the files of the site from the raw renders:  node art/encode.ts [NAME…]
 * NAME: a picture, or "turntable", "cards", "icons". Without a name: everything.
 */
import { pictures } from "../app/content/en/pictures.ts";
import { encodePicture } from "./encode/picture.ts";
import { encodeTurntable } from "./encode/turntable.ts";
import "./extensionless.ts";
import { drawIcons } from "./icons/icons.ts";
import { rawRender } from "./places.ts";

const wanted = process.argv.slice(2);
const all = wanted.length === 0;

for (const picture of Object.values(pictures)) {
  if (!all && !wanted.includes(picture.name)) continue;
  const raw = rawRender(picture.name);
  if (raw) await encodePicture(picture, raw);
  else console.warn(`${picture.name}: not rendered yet, left as it is`);
}
if (all || wanted.includes("turntable")) await encodeTurntable();
if (all || wanted.includes("icons")) await drawIcons();
if (all || wanted.includes("cards")) {
  // Loaded late: its words need the hook of extensionless.ts to be in place.
  const { writeOpenGraphCards } = await import("./cards/open-graph.ts");
  await writeOpenGraphCards();
}
