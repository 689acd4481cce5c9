import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Style sheets by the kind of page that they are for. */
export type PageStyles = Readonly<Record<string, string>>;

/** Below build. */
export const stylesFolder = "styles";

/** Keeps the styles beside the other results of the build, so that pages can be published later. */
export async function writePageStyles(build: string, styles: PageStyles): Promise<void> {
  await mkdir(join(build, stylesFolder), { recursive: true });
  for (const [kind, css] of Object.entries(styles))
    await writeFile(join(build, stylesFolder, `${kind}.css`), css);
}

export async function readPageStyles(build: string): Promise<PageStyles> {
  const names = await readdir(join(build, stylesFolder));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        basename(name, ".css"),
        await readFile(join(build, stylesFolder, name), "utf8"),
      ]),
    ),
  );
}
