import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "./run-program.ts";

/** What npm needs of this machine to reach its registry: files to be read, and variables. */
export type MachineSettings = { mounts: readonly string[]; env: Record<string, string> };

/** Asks npm and the environment; nothing is hard-coded. */
export function machineSettings(): MachineSettings {
  const ask = (key: string) => {
    const value = run("npm", ["config", "get", key]).trim();
    return value === "null" || value === "undefined" ? "" : value;
  };
  const user = ask("userconfig");
  const global = ask("globalconfig");
  const extra = process.env.NODE_EXTRA_CA_CERTS ?? "";
  const bundle = process.env.SSL_CERT_FILE ?? "";
  const certificates = ["/etc/ssl/certs", ...[extra, bundle, ask("cafile")].map(folderOf)];
  const proxies = Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|npm_config_registry)$/i.test(name),
  );
  const env: Record<string, string> = {
    ...Object.fromEntries(proxies.map(([name, value]) => [name, value ?? ""])),
    npm_config_userconfig: user,
    npm_config_globalconfig: global,
    ...(extra && { NODE_EXTRA_CA_CERTS: extra }),
    ...(bundle && { SSL_CERT_FILE: bundle }),
  };
  const mounts = [...new Set([user, global, ...certificates])];
  return { mounts: mounts.filter((path) => path && existsSync(path)), env };
}

const folderOf = (file: string) => (file ? dirname(file) : "");
