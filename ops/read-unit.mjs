import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseEnv } from "node:util";

/**
 * Reads a systemd unit like ops/clinic-site@.service, and the drop-in files beside it, as far as this
 * project uses them. `%p` is its name without "@.service". Throws the file system's error.
 * @param {string} path of the unit
 * @param {{ instance?: string, credentials?: string }} specifiers what `%i` and `%d` mean
 */
export function readUnit(path, { instance = "", credentials = "" } = {}) {
  const more = existsSync(`${path}.d`) ? globSync(`${path}.d/*.conf`).sort() : [];
  const lines = [path, ...more].flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const prefix = basename(path).replace(/@.*/, "");
  /** The values of a setting, in their order; an empty one removes those before it. */
  const all = (/** @type {string} */ name) => {
    const values = lines
      .filter((line) => line.startsWith(`${name}=`))
      .map((line) => line.slice(name.length + 1).trim());
    return values
      .slice(values.lastIndexOf("") + 1)
      .map((value) =>
        value.replaceAll("%i", instance).replaceAll("%d", credentials).replaceAll("%p", prefix),
      );
  };
  return {
    all,
    /** The last value; undefined: the unit has none. */
    last: (/** @type {string} */ name) => all(name).at(-1),
    /** The variables of its `Environment` lines. */
    environment: () => {
      const words = all("Environment").flatMap((line) => line.split(/\s+/));
      return parseEnv(words.join("\n"));
    },
    /** The files of its credentials, by their names. */
    credentials: () =>
      all("LoadCredential").map((line) => {
        const [name = "", ...rest] = line.split(":");
        return { name, path: rest.join(":") };
      }),
  };
}
