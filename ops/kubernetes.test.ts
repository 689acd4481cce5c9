import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { Job } from "kubernetes-types/batch/v1";
import type { ConfigMap, PodSpec, Secret } from "kubernetes-types/core/v1";
import { expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../app/core/config/config";
import { makeDataDir } from "../tests/support/databases";

const folder = "ops/kubernetes";
type Manifest = { apiVersion: string; kind: string };

const read = (file: string) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).map(
    (document) => document.toJS() as Manifest,
  );
const isKustomization = (file: string) => file.endsWith("kustomization.yaml");
const files = globSync("**/*.yaml", { cwd: folder });
const manifests = files.filter((file) => !isKustomization(file));

/** What the compiler finds wrong: these types are made of Kubernetes' own schema. */
function faultsOf(objects: readonly Manifest[]) {
  const types = resolve("node_modules/kubernetes-types");
  const lines = objects.map((object, at) => {
    const { apiVersion, kind } = object;
    const module = apiVersion.includes("/") ? apiVersion : `core/${apiVersion}`;
    return `export const object${at}: import("${types}/${module}").${kind} = ${JSON.stringify(object)};\n`;
  });
  const checked = makeDataDir();
  writeFileSync(join(checked, "manifests.ts"), lines.join(""));
  const words = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"];
  const { stdout } = spawnSync(resolve("node_modules/.bin/tsc"), [...words, "manifests.ts"], {
    cwd: checked,
    encoding: "utf8",
  });
  return stdout;
}

const [deployment] = read("deployment.yaml") as [Deployment];
const [job] = read("migrate/job.yaml") as [Job];
const pods = { site: deployment.spec?.template.spec, migration: job.spec?.template.spec } as {
  site: PodSpec;
  migration: PodSpec;
};

it("has only objects that fit Kubernetes' schema", () => {
  expect(manifests.length).toBeGreaterThan(5);
  expect(faultsOf(manifests.flatMap(read))).toBe("");
  const spec = { ...deployment.spec, replica: 2 };
  expect(faultsOf([{ ...deployment, spec } as unknown as Manifest])).toMatch(
    /"replica".+does not exist/,
  );
});

it("applies each file by one kustomization, but for the template of the secrets", () => {
  const applied = files.filter(isKustomization).flatMap((file) => {
    const { resources = [], components = [] } = parse(readFileSync(join(folder, file), "utf8"));
    for (const one of components)
      expect(existsSync(join(folder, dirname(file), one, "kustomization.yaml"))).toBe(true);
    return resources.map((resource: string) => join(dirname(file), resource));
  });
  expect(applied.sort()).toEqual(manifests.filter((file) => file !== "secret.yaml").sort());
});

it("runs the migration and the site from one image with one set of settings", () => {
  const [{ images }] = read("image/kustomization.yaml") as unknown as [
    { images: { name: string }[] },
  ];
  const [site] = pods.site.containers;
  const [migration] = pods.migration.containers;
  expect([site?.image, migration?.image]).toEqual([images[0]?.name, images[0]?.name]);
  expect(migration?.envFrom).toEqual(site?.envFrom);
  const [, linked = ""] =
    /for name in ([a-z ]+);/.exec(readFileSync("ops/Dockerfile", "utf8")) ?? [];
  expect(linked.split(" ")).toContain(migration?.command?.[0]);
});

it.each(["site", "migration"] as const)("gives the %s no more rights than it needs", (name) => {
  const { containers, securityContext, automountServiceAccountToken } = pods[name];
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(automountServiceAccountToken).toBe(false);
  for (const container of containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    expect(container.volumeMounts?.map(({ mountPath }) => mountPath)).toContain("/data");
  }
});

it("sends requests to ready pods only, of which an update leaves two", () => {
  expect(deployment.spec).toMatchObject({
    replicas: 2,
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
  });
  const [site] = pods.site.containers;
  expect(site?.readinessProbe?.httpGet?.path).toBe("/readyz");
  expect(site?.livenessProbe?.httpGet?.path).toBe("/healthz");
  const [service] = read("service.yaml");
  expect(service).toMatchObject({ spec: { selector: deployment.spec?.template.metadata?.labels } });
});

it("has settings that the site accepts in production, once the secrets are filled in", () => {
  const [{ data = {} }] = read("config-map.yaml") as [ConfigMap];
  const [{ stringData = {} }] = read("secret.yaml") as [Secret];
  expect(Object.values(stringData)).toEqual(Object.values(stringData).map(() => ""));
  const known = readFileSync(".env.example", "utf8");
  for (const name of Object.keys({ ...data, ...stringData }))
    expect(known).toMatch(new RegExp(`^${name}=`, "m"));
  const config = readConfig({
    NODE_ENV: "production",
    ...data,
    ...stringData,
    DATABASE_URL: "postgres://clinic:kZ8-own@database.test/site?sslmode=verify-full",
    SMTP_URL: "smtps://user:word@mail.clinic.test",
  });
  expect(config.mail.clinicTo).toBeTruthy();
  const keys = pods.site.containers[0]?.volumeMounts?.find(({ name }) => name === "keys");
  expect(data.BACKUP_KEY_FILE).toBe(`${keys?.mountPath}/backup-key`);
});
