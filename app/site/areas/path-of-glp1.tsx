/** A folded tube with closed ends: drawn twice, the second time narrower and in the fill's color. */
const gut = "M12 27h66a16 16 0 0 1 0 32H28a16 16 0 0 0 0 32h50a16 16 0 0 1 0 32H12";

/**
 * The route of GLP-1 through the body: from the gut to the stomach, the pancreas and the brain. Each
 * organ begins at a multiple of 240, above the column of its words.
 */
export function PathOfGlp1() {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 840 150">
      <path className="tube" d={gut} />
      <path className="tube" d={gut} />
      <path className="path-of" d="M118 106c36 18 76 6 108-14" />
      {/* Stomach */}
      <path d="M282 14v32c0 18-6 28-22 32-10 2-18 5-18 14v16c10-3 16-1 21 7 12 19 36 25 58 18 31-9 47-39 41-71-5-27-38-35-52-15-3 4-8 2-8-4V14Z" />
      <path className="fold" d="M312 70c14 12 14 32 0 44m18-52c16 16 16 40 2 56" />
      <path className="path-of" d="M376 98c32 18 66 18 94 4" />
      {/* Pancreas, with the cells that release insulin */}
      <path d="M484 104c-8-22 8-44 32-40 16 3 22 13 40 10 22-4 40-18 60-12 16 5 16 26 0 31-20 6-34 9-50 19-14 9-24 25-44 24-18 0-32-14-38-32Z" />
      <circle className="fold" cx="512" cy="98" r="5" />
      <circle className="fold" cx="536" cy="108" r="5" />
      <circle className="fold" cx="552" cy="90" r="5" />
      <circle className="fold" cx="582" cy="86" r="5" />
      <circle className="fold" cx="606" cy="76" r="5" />
      <path className="path-of" d="M640 92c24 14 48 6 70-14" />
      {/* Brain */}
      <path d="M806 108c-4 14-20 18-32 10l6 20h-16l-8-24c-14 2-26-6-28-20-14-8-14-28-2-38 0-18 14-28 28-26 10-14 32-14 42-2 16-4 30 8 30 22 14 8 14 30 2 38 0 12-10 20-22 20Z" />
      <path
        className="fold"
        d="M744 44c-4 10 2 20 12 22m42-32c-8 4-12 12-8 22m-40 34c10 4 20 0 24-10m50-8c-8-6-18-4-22 4m-24-46c0 8 4 14 12 16m16 40c-10-4-18 0-22 8"
      />
    </svg>
  );
}
