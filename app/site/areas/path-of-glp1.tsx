/** The route of GLP-1 through the body: from the gut to the stomach, the pancreas and the brain. */
export function PathOfGlp1() {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 960 170">
      {/* Gut: one folded line, where the path begins. */}
      <path d="M8 48h72a13 13 0 0 1 0 26H28a13 13 0 0 0 0 26h52a13 13 0 0 1 0 26H28" />
      <path className="path-of" d="M114 112c40 16 84-2 124-32" />
      {/* Stomach */}
      <path d="M268 18c-3 28 2 38-9 58-13 27 6 59 42 55 38-4 55-38 44-74-6-19-25-23-36-11-10 9-19 7-19-8V18" />
      <path className="path-of" d="M360 92c36 24 80 26 126 6" />
      {/* Pancreas, with the cells that release insulin */}
      <path d="M498 92c10-22 40-26 66-16 26 8 42-8 66 2 18 8 12 30-8 30-22 0-30 10-54 8-34-2-76 6-70-24Z" />
      <circle cx="532" cy="92" r="4" />
      <circle cx="556" cy="98" r="4" />
      <circle cx="584" cy="92" r="4" />
      <path className="path-of" d="M656 96c30 16 56 6 80-20" />
      {/* Brain */}
      <path d="M750 74c-8-30 18-58 50-56 34-6 66 16 64 50 0 18-14 28-30 28-4 12-20 16-32 8-20 4-46-6-52-30Z" />
      <path d="M774 38c14 2 18 14 10 24m18-42c-2 14 8 18 18 16m16 8c-12 2-16 12-10 20m-42 16c10-8 22-4 26 6m4 18c2 14-2 22 4 34" />
    </svg>
  );
}
