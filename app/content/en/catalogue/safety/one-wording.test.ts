import { expect, it } from "vitest";
import {
  dialogDocuments,
  documents,
  mainOf,
  textOf,
} from "../../../../../tests/fixtures/built-texts";

/** Subjects with one wording: sentences that mention the subject match the wording. */
const oneWording: Record<string, { subject: RegExp; wording: RegExp }> = {
  "the medicines never to combine": {
    subject: /\b(riociguat|vericiguat|poppers)\b/i,
    wording:
      /nitrates (\(such as nitroglycerin\), poppers, riociguat or vericiguat)|^On nitrates, poppers, riociguat, vericiguat/,
  },
  "the hours without a nitrate": {
    subject: /no nitrate/i,
    wording: /^No nitrate for at least (24|48) hours, and then only from a doctor\./,
  },
  "trouble breathing and a swollen face": {
    subject: /trouble breathing|short(ness)? of breath|swollen face|swelling of the face/i,
    wording: /911/,
  },
  "a cancer doctor's word": {
    subject: /cancer doctor/i,
    wording:
      /(you have c|^C)ancer now, unless your cancer doctor agrees|For NAD\+ and glutathione only, a cancer doctor may agree otherwise|after breast cancer, ask your cancer doctor first/,
  },
  "pregnancy, which knows no exception": {
    subject: /pregnan[^.]*unless/i,
    wording: /^$/,
  },
  "the weeks of the pill": {
    subject: /birth control pills/i,
    wording:
      /4 weeks after starting .*and after each higher dose, use another method or add a condom/,
  },
  "how often PT-141 is used": {
    subject: /\bPT-141\b[^.;]*\bhours\b/,
    wording: /once in 24 hours/,
  },
};

const texts = [
  ...documents.flatMap(({ path, document }) => {
    const main = mainOf(document);
    return main ? [{ name: path, whole: textOf(main) }] : [];
  }),
  ...dialogDocuments.map(({ slug, document }) => ({ name: slug, whole: textOf(document) })),
];

const sentences = texts.flatMap(({ name, whole }) =>
  whole
    .split(/\n|(?<=[.!?]) /)
    .map((sentence) => ({ name, sentence: sentence.replace(/\s+/g, " ").trim() })),
);

it.each(Object.entries(oneWording))("all pages have the same wording about %s", (_, one) => {
  const found = sentences.filter(({ sentence }) => one.subject.test(sentence));
  expect(found.filter(({ sentence }) => !one.wording.test(sentence))).toEqual([]);
});
