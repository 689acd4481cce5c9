import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../../support/free-port";
import { waitUntil } from "../../support/wait-until";
import { type Engine, endsWithParent, type Tab, windowSize } from "./engine";

/**
 * WebKitGTK over WebDriver's HTTP protocol: its driver does not know BiDi, and puppeteer-core
 * nothing else. GTK has no headless mode, so the browser gets a screen in memory.
 */
export async function startWebKit(): Promise<Engine> {
  const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const driver = start("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      // Without a graphics card the other way to draw shows a frame only when something is typed.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  });
  async function ask<Value = unknown>(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.message}`);
    return value as Value;
  }

  await waitUntil(() => ask("GET", "/status").then(Boolean, () => false));
  let session: { sessionId: string; capabilities: { browserVersion: string } } | undefined;

  async function openSession() {
    if (session) await ask("DELETE", `/session/${session.sessionId}`);
    session = undefined;
    session = await ask<NonNullable<typeof session>>("POST", "/session", { capabilities: {} });
    return session;
  }

  async function openTab(): Promise<Tab> {
    const { sessionId } = await openSession();
    const post = <Value>(command: string, body: object) =>
      ask<Value>("POST", `/session/${sessionId}/${command}`, body);
    await post("window/rect", { x: 0, y: 0, ...windowSize });
    return {
      goto: (url) => post("url", { url }),
      reload: () => post("refresh", {}),
      run: (inPage, ...values) =>
        post("execute/sync", { script: `return (${inPage})(...arguments)`, args: values }),
      click: (x, y) =>
        post("actions", {
          actions: [
            {
              type: "pointer",
              id: "mouse",
              actions: [
                { type: "pointerMove", x, y },
                { type: "pointerDown", button: 0 },
                { type: "pointerUp", button: 0 },
              ],
            },
          ],
        }),
      press: (chords) =>
        post("actions", {
          actions: [
            {
              type: "key",
              id: "keyboard",
              actions: chords.flatMap((chord) => [
                ...chord.map((value) => ({ type: "keyDown", value })),
                ...chord.toReversed().map((value) => ({ type: "keyUp", value })),
              ]),
            },
          ],
        }),
      // Its driver reports none.
      errors: [],
    };
  }

  return {
    name: `WebKitGTK`,
    openTab,
    async end() {
      if (session) await ask("DELETE", `/session/${session.sessionId}`);
      for (const program of [driver, screen]) program.kill("SIGKILL");
    },
  };
}

function start(
  program: string,
  parameters: string[],
  options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv },
): ChildProcess {
  return spawn("setpriv", [...endsWithParent, program, ...parameters], options);
}
