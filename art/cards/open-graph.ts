import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { type CardPictureName, type PictureName, pictures } from "../../app/content/en/pictures";
import { mark } from "../../app/content/en/wordmark";
import { currentFacts } from "../../app/facts/current-facts";
import { isOwnClinic } from "../../app/facts/identity";
import { masterOf } from "../encode/find-master.ts";
import { shaped } from "../encode/master.ts";
import { box, type Element, shellMark } from "../labels/element.ts";
import { fonts } from "../labels/fonts.ts";
import { clinicPublic, publicFolder } from "../places.ts";
import { tallCrops } from "../scenes/tall-crops.ts";
import { rememberDrawn } from "./drawn.ts";
import { type Card, cards } from "./words";

const clinic = currentFacts();
const [width, height] = [1200, 630];
const ink = "#23282a";
const mostBytes = 60 * 1024;

function words(card: Card): Element {
  const size = card.title.length > 34 ? 54 : card.title.length > 16 ? 64 : 80;
  const sans = { fontFamily: "Sans", fontWeight: 500, color: ink };
  const name = box(
    { alignItems: "center", gap: 14 },
    shellMark(mark.path, 38, mark.colors.light),
    box({ ...sans, fontWeight: 600, fontSize: 19, letterSpacing: 4 }, clinic.name.toUpperCase()),
  );
  const text = card.text
    ? [box({ ...sans, fontSize: 24, lineHeight: 1.4, opacity: 0.82, marginTop: 22 }, card.text)]
    : [];
  const middle = box(
    { flexDirection: "column" },
    box({ ...sans, fontSize: 22, opacity: 0.75, marginBottom: 16 }, card.kicker),
    box(
      { fontFamily: "Serif", fontSize: size, lineHeight: 1.04, letterSpacing: -1.2, color: ink },
      card.title,
    ),
    ...text,
  );
  const places = box({ ...sans, fontSize: 19, opacity: 0.75 }, clinic.areaServed.join("  ·  "));
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: 570,
      height,
      padding: "58px 44px 54px 64px",
      background: "#f6f1e8",
    },
    name,
    middle,
    places,
  );
}

/** The picture's master, or its largest committed file, with the middle of a square crop. */
function committed(name: CardPictureName) {
  const middle = tallCrops[name];
  const wide = masterOf(name.replace(/-tall$/, "-wide"));
  if (wide && middle !== undefined) return { ...wide, middle };
  const source =
    masterOf(name) ?? (name in pictures ? largestFile(name as PictureName) : undefined);
  if (!source) throw new Error(`${name} has neither a master in art/masters nor a file in public/`);
  return source;
}

function largestFile(name: PictureName) {
  const file = `${publicFolder}/pictures/${name}-${pictures[name].widths.at(-1)}.webp`;
  return existsSync(file) ? { file } : undefined;
}

/** The square beside the words: the objects of a wide head, or the upper part of the body. */
async function square(card: Card): Promise<Buffer> {
  const shape = { width: 630, height: 630 };
  const position = card.picture === "body-scan" ? "top" : "bottom";
  return (await shaped(committed(card.picture), shape))
    .resize({ ...shape, fit: "cover", position })
    .png()
    .toBuffer();
}

async function writeCard(card: Card) {
  const svg = await satori(words(card) as never, { width: 570, height, fonts: [...fonts] });
  const sheet = sharp({ create: { width, height, channels: 3, background: "#f6f1e8" } }).composite([
    { input: new Resvg(svg).render().asPng(), left: 0, top: 0 },
    { input: await square(card), left: 570, top: 0 },
  ]);
  const pixels = await sheet.png().toBuffer();
  const out = `${clinicPublic}/pictures/og/${card.file}.jpg`;
  mkdirSync(dirname(out), { recursive: true });
  for (const quality of [84, 76, 68, 60]) {
    await sharp(pixels).jpeg({ quality, mozjpeg: true }).toFile(out);
    if (statSync(out).size <= mostBytes) return;
  }
  throw new Error(`${out} is larger than ${mostBytes} bytes`);
}

/** The named cards, by their paths under pictures/og; all of them when none is named. */
export async function writeOpenGraphCards(names: readonly string[]) {
  const unknown = names.filter((name) => !cards.some(({ file }) => file === name));
  if (unknown.length > 0) {
    const known = cards.map(({ file }) => file).join("  ");
    throw new Error(`No card is called ${unknown.join(", ")}. There are:  ${known}`);
  }
  const wanted = cards.filter(({ file }) => names.length === 0 || names.includes(file));
  for (const card of wanted) await writeCard(card);
  if (isOwnClinic) rememberDrawn(wanted, cards);
  console.log(wanted.length === 1 ? "1 card" : `${wanted.length} cards`);
}
