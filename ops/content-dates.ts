import { execFileSync } from "node:child_process";

const git = (...command: string[]) =>
  execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** The commit that is built, or without Git the day of the build: a name for the metrics. */
export function release(): string {
  try {
    return git("rev-parse", "--short", "HEAD").trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/**
 * The day of the last commit to each file of words and facts, by its path below app/. Empty without
 * the whole history (in a container, a shallow clone), because the days are then unknown.
 */
export function contentDates(): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    return datesIn(
      git("log", "--format=%cs", "--name-only", "--relative=app", "--", "app/content", "app/facts"),
    );
  } catch {
    return {};
  }
}

/** Parses git's log, newest first: a day, then the files of that commit. */
export function datesIn(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let day = "";
  for (const line of log.split("\n").filter(Boolean))
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else dates[line] ??= day;
  return dates;
}
