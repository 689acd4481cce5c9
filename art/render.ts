/**
 * Renders pictures by name:  node art/render.ts [--proof] [--again] NAME…   ("all" for every one)
 * A proof is small and grainy, for composition and legibility.
 */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { pictures, scanTurntable } from "../app/content/pictures.ts";
import { printLabel } from "./labels/print-label.ts";
import { conformerScript, folder, studio } from "./places.ts";
import { molecules } from "./scenes/molecules.ts";
import { products } from "./scenes/products.ts";
import type { Scene, Thing } from "./scenes/scene.ts";
import { stillLifes } from "./scenes/still-lifes.ts";

/**
 * Part of the largest file's size that is rendered, and samples per pixel. Glass is dear; a still
 * life at this size takes two minutes on two free cores, and only its largest file is enlarged.
 */
const finish = {
  product: { scale: 0.7, samples: 26 },
  "still-life": { scale: 0.7, samples: 22 },
  molecule: { scale: 0.8, samples: 24 },
};

const scenes: Record<string, Scene> = { ...products, ...stillLifes, ...molecules };

/** Prints the label and puts the image's place where the words were. */
async function labelled(thing: Thing, sceneName: string, index: number) {
  if (!("label" in thing)) return thing;
  const image = `${folder("labels")}/${sceneName}-${index}.png`;
  const size = await printLabel(thing.label, image);
  return { ...thing, label: { image, size } };
}

async function description(name: string, proof: boolean) {
  const scene = scenes[name];
  const picture = Object.values(pictures).find((candidate) => candidate.name === name);
  if (!scene || !picture) throw new Error(`No scene is called "${name}". See art/scenes/.`);
  const effort = finish[name in products ? "product" : scene.kind];
  const tall = name.endsWith("-tall");
  const scale = proof ? 480 / Math.max(picture.width, picture.height) : tall ? 1 : effort.scale;
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const samples = proof ? 20 : (scene.samples ?? effort.samples);
  if (scene.kind === "molecule") {
    const models = folder("molecules");
    const model = `${models}/${scene.model}.json`;
    if (!existsSync(model))
      execFileSync("/usr/bin/python3", [conformerScript, models], { stdio: "inherit" });
    return { ...scene, model, width, height, samples };
  }
  const things = await Promise.all(scene.things.map((thing, i) => labelled(thing, name, i)));
  return { ...scene, things, width, height, samples };
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
for (const name of names) {
  const bodily = name === "turntable" || name === "body-scan";
  const finished =
    name === "turntable"
      ? `${folder("turntable")}/%02d.png`
      : `${folder(values.proof ? "proof" : "final")}/${name}.png`;
  if (existsSync(finished) && !values.again) continue;
  const started = Date.now();
  if (bodily) runBlender("body.py", finished, ...bodyView(name, values.proof));
  else {
    const wish = `${folder("scenes")}/${name}.json`;
    writeFileSync(wish, JSON.stringify(await description(name, values.proof)));
    runBlender("render.py", wish, finished);
  }
  console.log(name, `${Math.round((Date.now() - started) / 1000)} s`);
}
