/** GLP-1's way through the body: from the gut up to the stomach, the pancreas and the brain. */
export function PathOfGlp1() {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 960 200">
      {/* Gut: one folded line, where the path begins. */}
      <path d="M40 150c0-26 44-26 44 0s44 26 44 0 44-26 44 0 44 26 44 0-10-42-44-42-44-26-10-40" />
      <path className="path-of" d="M216 150C290 150 290 60 372 60" />
      {/* Stomach */}
      <path d="M392 28c-4 30 2 40-10 62-14 28 6 62 44 58 40-4 58-40 46-78-6-20-26-24-38-12-10 10-20 8-20-8V28" />
      <path className="path-of" d="M486 96c50-8 66-8 104 8" />
      {/* Pancreas, with the cells that release insulin */}
      <path d="M606 112c10-22 40-26 66-16 26 8 42-8 66 2 18 8 12 30-8 30-22 0-30 10-54 8-34-2-76 6-70-24Z" />
      <circle cx="640" cy="112" r="4" />
      <circle cx="664" cy="118" r="4" />
      <circle cx="692" cy="112" r="4" />
      <path className="path-of" d="M746 106c40-14 42-38 78-40" />
      {/* Brain */}
      <path d="M846 118c-24-6-24-34-8-44-4-26 26-42 46-28 26-12 50 10 42 32 14 22-6 44-28 40-6 12-24 14-30 4M884 46c-8 12-2 22 8 24M846 74c12-4 20 2 22 12M898 118c-4-14 4-22 14-24M864 122l-6 40" />
    </svg>
  );
}
