import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { makeDataDir } from "../tests/support/databases";
import { nginxIsHere } from "../tests/support/nginx";
import { mayMount } from "../tests/support/small-disk";

/**
 * Runs a command as root in a copy of this machine that ends with it, without a network: what it
 * writes is in memory, and the project is a release there. Its packages count as installed.
 */
const onACopy = (command: string) => {
  const release = "root/srv/clinic-site/releases/first";
  const copy = (from: string, to: string) =>
    `mkdir -p ${to} changes/${to} work/${to} && mount -t overlay overlay -o lowerdir=${from},upperdir=changes/${to},workdir=work/${to} ${to}`;
  const steps = [
    `project=$PWD && cd ${makeDataDir()} && mount -t tmpfs tmpfs . && cd $PWD`,
    copy("/", "root"),
    copy("$project", release),
    "mount --rbind /dev root/dev && mount -t proc proc root/proc",
    "for path in run tmp srv/clinic-site/releases; do chmod 755 root/$path; done",
    "mount -t tmpfs tmpfs root/run && ip link set lo up",
    `cd ${release} && mkdir -p node_modules`,
    "printf %s $(sha256sum < package-lock.json | cut -d ' ' -f 1) > node_modules/.installed",
    `exec chroot ../../../.. sh -c "cd /srv/clinic-site/releases/first && ${command}"`,
  ];
  return spawnSync(
    "unshare",
    ["--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-ec", steps.join("\n")],
    { encoding: "utf8" },
  );
};

it.runIf(mayMount && nginxIsHere)(
  "installs the site, goes on when it is started again, and changes nothing the third time",
  () => {
    const { status, stdout, stderr } = onACopy("tests/fakes/server-programs/try-install.sh");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Installed three times/);
  },
);
