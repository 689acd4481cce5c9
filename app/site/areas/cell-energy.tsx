import type { Words } from "~/content/site";

/** A cell with NAD+ cycling in it: loaded from food, unloaded where energy is made. */
export function CellEnergy({
  words: { food, energy, empty, loaded, caption },
}: {
  words: Words["longevityWords"]["cell"];
}) {
  return (
    <figure>
      <svg aria-label={caption} className="line-drawing" role="img" viewBox="0 0 500 300">
        <path d="M236 22c86-10 164 34 176 112 12 80-62 142-168 146C132 284 62 230 64 154 66 76 146 32 236 22Z" />
        {/* Where the cell makes its energy: a mitochondrion with its folds. */}
        <path d="M274 196c-8-24 18-50 62-46 40 4 58 34 38 56-20 24-86 24-100-10Zm14-14c14-2 16 18 28 18s8-28 22-28 8 26 20 24" />
        <path className="path-of" d="M168 118c22-40 88-46 116 22" />
        <path d="m288 126-4 16-14-10" />
        <path className="path-of" d="M264 216c-50 30-112 8-108-54" />
        <path d="m148 174 8-14 12 10" />
        <path className="path-of" d="M8 118h112" />
        <path d="m108 108 14 10-14 10" />
        <path className="path-of" d="M384 178h108" />
        <path d="m480 168 14 10-14 10" />
        <text x="6" y="100">
          {food}
        </text>
        <text textAnchor="end" x="496" y="160">
          {energy}
        </text>
        <text textAnchor="middle" x="156" y="146">
          {empty}
        </text>
        <text textAnchor="middle" x="226" y="74">
          {loaded}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
