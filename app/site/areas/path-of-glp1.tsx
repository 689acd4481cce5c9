/**
 * The route of GLP-1 through the body: from the gut to the stomach, the pancreas and the brain. Each
 * organ begins at a multiple of 240, above the column of its words.
 */
export function PathOfGlp1() {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 840 170">
      {/* Gut: one folded line, where the path begins. */}
      <path d="M1 48h72a13 13 0 0 1 0 26H21a13 13 0 0 0 0 26h52a13 13 0 0 1 0 26H21" />
      <path className="path-of" d="M107 112c40 16 80-2 116-32" />
      {/* Stomach */}
      <path d="M254 18c-3 28 2 38-9 58-13 27 6 59 42 55 38-4 55-38 44-74-6-19-25-23-36-11-10 9-19 7-19-8V18" />
      <path className="path-of" d="M346 92c36 24 78 26 122 6" />
      {/* Pancreas, with the cells that release insulin */}
      <path d="M482 92c10-22 40-26 66-16 26 8 42-8 66 2 18 8 12 30-8 30-22 0-30 10-54 8-34-2-76 6-70-24Z" />
      <circle cx="516" cy="92" r="4" />
      <circle cx="540" cy="98" r="4" />
      <circle cx="568" cy="92" r="4" />
      <path className="path-of" d="M638 96c28 16 50 6 70-20" />
      {/* Brain */}
      <path d="M722 74c-8-30 18-58 50-56 34-6 66 16 64 50 0 18-14 28-30 28-4 12-20 16-32 8-20 4-46-6-52-30Z" />
      <path d="M744 62c18 4 26-6 22-22m26-20c-10 16 4 26 20 20m22 28c-16-8-30 0-26 14m-42 16c0-16 12-22 24-16m-4 22c2 14-2 22 4 34" />
    </svg>
  );
}
