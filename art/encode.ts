/**
 * Makes the files of the site from the committed masters:
 *   node art/encode.ts                  everything
 *   node art/encode.ts NAME…            these pictures (also: turntable, cards, icons)
 *   node art/encode.ts cards NAME…      these preview cards (their path under pictures/og)
 *   node art/encode.ts --report NAME…   measures the files as they are and prints their scores
 */
import { parseArgs } from "node:util";
import { pictures } from "../app/content/en/pictures.ts";
import { masterOf } from "./encode/find-master.ts";
import { encodePicture, measurePicture } from "./encode/picture.ts";
import { filesOf, leastScore, writeScores } from "./encode/scores.ts";
import { encodeTurntable } from "./encode/turntable.ts";
import "./extensionless.ts";
import { drawIcons } from "./icons/icons.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "boolean", default: false } },
});
const [first, ...cardNames] = positionals;
const all = positionals.length === 0;
const cardsOnly = first === "cards";
const chosen = Object.values(pictures).filter(
  ({ name }) => !cardsOnly && (all || positionals.includes(name)),
);
const promised = new Set(Object.values(pictures).flatMap(filesOf));

for (const picture of chosen) {
  const master = masterOf(picture.name);
  if (!master) {
    console.warn(`${picture.name}: has no master in art/masters, left as it is`);
    continue;
  }
  const work = values.report ? measurePicture : encodePicture;
  const scores = await work(picture, master);
  for (const { file, score, bytes } of scores) {
    const size = `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
    const verdict = score < leastScore(picture.name) ? `  below ${leastScore(picture.name)}` : "";
    console.log(`${file.padEnd(44)} ${size} ${score.toFixed(1).padStart(6)}${verdict}`);
  }
  if (!values.report) writeScores(scores, promised);
}
if (!values.report) {
  if (all || positionals.includes("turntable")) await encodeTurntable();
  if (all || positionals.includes("icons")) await drawIcons();
  if (all || positionals.includes("cards")) {
    // Loaded late: its words need the hook of extensionless.ts to be in place.
    const { writeOpenGraphCards } = await import("./cards/open-graph.ts");
    await writeOpenGraphCards(cardsOnly ? cardNames : []);
  }
}
