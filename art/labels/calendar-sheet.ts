import { box, type Element } from "./element.ts";

const [ink, accent, rule] = ["#2b3133", "#a4573c", "#8f8473"];
const dotsPerMm = 10;
/** Millimetres of the printed page. */
const page = { width: 107, height: 87 };

/** The page of a desk calendar: which weeks it is about, and twelve weeks as dots, those weeks filled. */
export function calendarSheet([from, to]: readonly [number, number]): {
  sheet: Element;
  width: number;
  height: number;
} {
  const mm = dotsPerMm;
  const weeks = Array.from({ length: 12 }, (_, i) => i + 1);
  const dots = weeks.map((week) => {
    const filled = week >= from && week <= to;
    return box(
      {
        width: 4.6 * mm,
        height: 4.6 * mm,
        borderRadius: 2.3 * mm,
        border: `${0.5 * mm}px solid ${filled ? accent : rule}`,
        background: filled ? accent : "transparent",
      },
      "",
    );
  });
  const sheet = box(
    {
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "space-between",
      width: page.width * mm,
      height: page.height * mm,
      padding: `${12 * mm}px ${11 * mm}px ${10 * mm}px`,
      background: "#f4eee2",
    },
    box({ fontFamily: "Serif", fontSize: 46 * mm, lineHeight: 1, color: ink }, `${from}–${to}`),
    box({ width: "100%", justifyContent: "space-between" }, ...dots),
  );
  return { sheet, width: page.width * mm, height: page.height * mm };
}
