import type { Words } from "~/content/site";
import tabsUrl from "./tabs-script.ts?script-url";

export type Tab = "weight-loss" | "aesthetics";

/** tabs-script.ts gives these links the roles and keys of tabs. */
export function Tabs({ open, words }: { open: Tab; words: Words["weightLossWords"]["tabs"] }) {
  const tabs = [
    { id: "weight-loss", label: words.weightLoss },
    { id: "aesthetics", label: words.aesthetics },
  ] as const;
  return (
    <div className="tabs" data-script={tabsUrl} data-soon="" data-tabs="">
      {tabs.map(({ id, label }) => (
        <a
          aria-controls={id}
          data-other={open === id ? undefined : ""}
          href={`#${id}`}
          id={`tab-${id}`}
          key={id}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
