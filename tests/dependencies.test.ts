import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");
type Package = Record<string, Record<string, string> | undefined>;
type Locked = {
  license?: string;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  version?: string;
  optionalDependencies?: Record<string, string>;
};
type Lock = Record<string, Locked>;

/** Packages for platforms that no command needs: only Linux and macOS on x64 and arm64 count. */
const elsewhere =
  /android|bsd|openharmony|sunos|aix|win32|wasm|[.-](arm|armv7|ia32|ppc64|s390x|riscv64|loong64|mips64el)(-|$)/;

/** The lock file's entry of a package that the one at `path` requires, resolved as Node does. */
function lockedFor(packages: Lock, path: string, name: string): Locked | undefined {
  const entry = packages[`${path}${path && "/"}node_modules/${name}`];
  if (entry || !path) return entry;
  const above = path.lastIndexOf("/node_modules/");
  return lockedFor(packages, above < 0 ? "" : path.slice(0, above), name);
}

/** The project, and art's folder, which is installed only on request. */
const folders = [".", "art"] as const;
const readPackage = (folder: string) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read(`${folder}/package.json`),
  ) as Package;
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return { folder, wanted, packages: readLock(folder) };
};
const readLock = (folder: string) =>
  (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Lock }).packages;
const projects = folders.map(readPackage);

const rows = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(
  ([, name = "", rest = ""]) => ({ name, cells: rest.split("|").map((cell) => cell.trim()) }),
);
const reasons = rows.filter(({ cells }) => cells.length === 2);
const scripts = rows.filter(({ cells }) => cells.length === 1);

it("has a reason for each used package in docs/dependencies.md, and for no other", () => {
  const wanted = projects.flatMap((project) => Object.keys(project.wanted));
  expect(reasons.map(({ name }) => name).sort()).toEqual(wanted.sort());
  for (const { name, cells } of reasons) expect(cells[0]?.length, name).toBeGreaterThan(3);
});

it("names each package with an installation script, at any depth", () => {
  const running = projects.flatMap(({ packages }) =>
    Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.replace(/^.*node_modules\//, "")] : [],
    ),
  );
  expect([...new Set(running)].sort()).toEqual(scripts.map(({ name }) => name).sort());
});

describe.each(projects)("the dependencies of $folder", ({ folder, wanted, packages }) => {
  it("have exact versions", () => {
    for (const [name, version] of Object.entries(wanted))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("have the licenses listed in docs/dependencies.md", () => {
    for (const { name, cells } of reasons.filter(({ name }) => name in wanted))
      expect(packages[`node_modules/${name}`]?.license, name).toBe(cells[1]);
  });

  it("run no script at installation: no package compiles or downloads anything", () => {
    expect(read(`${folder}/.npmrc`).split("\n")).toContain("ignore-scripts=true");
  });

  it("are all locked by their content", () => {
    const open = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== "" && !integrity,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it("are locked for Linux and macOS on x64 and arm64, without the URLs they came from", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).flatMap(([name, version]) => {
        const entry = lockedFor(packages, path, name);
        const isRight = entry?.integrity && (/^\D/.test(version) || entry.version === version);
        return isRight || elsewhere.test(name) ? [] : [`${name} ${version}`];
      }),
    );
    expect(missing).toEqual([]);
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});

it("checks the platform packages of the four kinds of machines", () => {
  const [linux, macOs] = ["@biomejs/cli-linux-arm64-musl", "@oxc-parser/binding-darwin-arm64"];
  expect([linux, macOs].filter((name) => elsewhere.test(name))).toEqual([]);
});
