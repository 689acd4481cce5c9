/**
 * Renders pictures by name:  node art/render.ts [--proof] [--again] NAME…   ("all" for every one)
 * A proof is small and grainy, for composition and legibility.
 */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { cardPictures, pictures } from "../app/content/en/pictures.ts";
import { scanTurntable } from "../app/content/en/scan-turntable.ts";
import "./extensionless.ts";
import { keepMaster } from "./encode/master.ts";
import { calendarSheet } from "./labels/calendar-sheet.ts";
import { printLabel, printSheet } from "./labels/print-label.ts";
import { conformerScript, folder, studio, weights } from "./places.ts";
import { molecules } from "./scenes/molecules.ts";
import { overlap, products } from "./scenes/products.ts";
import type { Scene, Thing } from "./scenes/scene.ts";
import { stillLifes } from "./scenes/still-lifes.ts";

/** Samples per pixel of a finished render, which is as large as the picture's largest file. */
const samplesOf = { product: 8, "still-life": 14, molecule: 40 };

/** A scene that no page shows yet is rendered as a wide head. */
const notShownYet = { width: 2400, height: 1350 };
const sizes: Record<string, { width: number; height: number }> = { ...cardPictures, ...pictures };

const scenes: Record<string, Scene> = { ...products, ...molecules, ...stillLifes };

/** A scene with hours is one picture for each of them. */
function picturesOf(name: string) {
  const scene = scenes[name];
  const hours = scene?.kind === "still-life" && scene.hours;
  return hours ? Object.keys(hours).map((hour) => name.replace("hours", hour)) : [name];
}

/** A product's render is wider than its picture, for the joints of the shelf. */
const onShelf = (name: string) =>
  name in products ? { overlap, place: Object.keys(products).indexOf(name) } : undefined;

/** Renders the label or the calendar's page and puts the image's path in place of its words. */
async function labelled(thing: Thing, sceneName: string, index: number) {
  const image = `${folder("labels")}/${sceneName}-${index}.png`;
  if (thing.is === "calendar") {
    await printSheet(calendarSheet(thing.weeks), image);
    return { ...thing, print: image };
  }
  if (!("label" in thing)) return thing;
  const size = await printLabel(thing.label, image);
  return { ...thing, label: { image, size } };
}

async function description(name: string, proof: boolean) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene is called "${name}". See art/scenes/.`);
  const picture = sizes[picturesOf(name)[0] ?? name] ?? notShownYet;
  // Pictures for preview cards only need no larger size.
  const full = name in cardPictures ? 0.5 : 1;
  const scale = proof ? 480 / Math.max(picture.width, picture.height) : full;
  const width = Math.round(picture.width * scale * (onShelf(name)?.overlap ?? 1));
  const height = Math.round(picture.height * scale);
  const kind = name in products ? "product" : scene.kind;
  const fine = scene.samples ?? samplesOf[kind];
  const samples = proof ? 20 : fine;
  if (scene.kind === "molecule") {
    const models = folder("molecules");
    const model = `${models}/${scene.model}.json`;
    if (!existsSync(model))
      execFileSync("/usr/bin/python3", [conformerScript, models], { stdio: "inherit" });
    return { ...scene, model, width, height, samples, proof };
  }
  const things = await Promise.all(scene.things.map((thing, i) => labelled(thing, name, i)));
  return { ...scene, things, width, height, samples, proof };
}

/** Width, height, samples, frames. */
function bodyView(name: string, proof: boolean) {
  const { frames, width, height } =
    name === "turntable" ? scanTurntable : { frames: 1, ...pictures["body-scan"] };
  return (proof ? [300, 400, 8, 1] : [width, height, frames > 1 ? 16 : 32, frames]).map(String);
}

function runBlender(script: string, ...wishes: string[]) {
  const command = ["-b", "--python-exit-code", "1", "-P", `${studio}/${script}`, "--", ...wishes];
  execFileSync("blender", command, { stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1e9 });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    proof: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
});
const names = positionals.includes("all")
  ? [...Object.keys(scenes), "body-scan", "turntable"]
  : positionals;
if (names.length === 0) {
  console.log(`Which picture?  ${Object.keys(scenes).join("  ")}  body-scan  turntable  all`);
}
setPriority(constants.priority.PRIORITY_LOW);
if (names.length > 0 && !existsSync(weights))
  execFileSync(process.execPath, [`${studio}/get-weights.mjs`, weights], { stdio: "inherit" });
for (const name of names) {
  const bodily = name === "turntable" || name === "body-scan";
  const renders = folder(values.proof ? "proof" : "final");
  const finished =
    name === "turntable" ? `${folder("turntable")}/%02d.png` : `${renders}/${name}.png`;
  const made = picturesOf(name).map((picture) => ({ picture, file: `${renders}/${picture}.png` }));
  if (made.every(({ file }) => existsSync(file)) && !values.again) continue;
  const started = Date.now();
  if (bodily) runBlender("body.py", finished, ...bodyView(name, values.proof));
  else {
    const wish = `${folder("scenes")}/${name}.json`;
    writeFileSync(wish, JSON.stringify(await description(name, values.proof)));
    runBlender("render.py", wish, finished);
  }
  if (!values.proof && name !== "turntable")
    for (const { picture, file } of made) await keepMaster(picture, file, onShelf(name));
  console.log(name, `${Math.round((Date.now() - started) / 1000)} s`);
}
