import { randomInt, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { passphraseLength } from "../../app/contracts/desk";
import { makeFolder } from "../make-folder";

export const passphraseFile = "staff-passphrase";

const { least, most } = passphraseLength;

export const isPassphrase = ({ length }: string) => length >= least && length <= most;

/** What `isPassphrase` asks for, in words. */
export const passphraseRule = `${least} to ${most} characters`;

/** No letter that can be mistaken for another: people type this from a screen. */
const alphabet = "abcdefghjkmnpqrstuvwxyz";

/**
 * The passphrase of the staff pages: the setting, else the one in the data folder, else a new
 * one that is stored there, readable by its owner only. `isNew` when it was made just now.
 */
export async function staffPassphrase({
  staffPassphrase: setting,
  dataDir,
}: {
  staffPassphrase: string;
  dataDir: string;
}): Promise<{ passphrase: string; isNew: boolean }> {
  if (setting !== "") return { passphrase: setting, isNew: false };
  const path = join(dataDir, passphraseFile);
  const stored = await readIfThere(path);
  if (stored !== null) return { passphrase: stored, isNew: false };

  makeFolder(dataDir);
  const made = Array.from({ length: 5 }, group).join("-");
  const unfinished = join(dataDir, `.${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, `${made}\n`, { mode: 0o600, flag: "wx" });
    // Unlike a rename, a link never replaces what another process has put there meanwhile.
    await link(unfinished, path);
    return { passphrase: made, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return { passphrase: (await readIfThere(path)) ?? "", isNew: false };
  } finally {
    await rm(unfinished, { force: true });
  }
}

const group = () =>
  Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

async function readIfThere(path: string): Promise<string | null> {
  let text: string;
  try {
    text = (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  if (!isPassphrase(text)) {
    throw new Error(
      `The file ${passphraseFile} in the data folder holds no passphrase of ${passphraseRule}. Remove it, or set STAFF_PASSPHRASE.`,
    );
  }
  return text;
}
