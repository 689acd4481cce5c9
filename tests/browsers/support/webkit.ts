import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../../support/free-port";
import { waitUntil } from "../../support/wait-until";
import { type Engine, endsWithParent, type Tab, windowSize } from "./engine";

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/**
 * WebKitGTK over WebDriver's HTTP protocol: its driver knows no BiDi, and puppeteer-core nothing
 * else. GTK has no headless mode, so the browser gets a screen in memory.
 */
export async function startWebKit(): Promise<Engine> {
  const size = `${windowSize.width}x${windowSize.height + 300}x24`;
  const xvfb = ["Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-screen", "0", size];
  const screen = spawn("setpriv", [...endsWithParent, ...xvfb], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  // It chooses a free number.
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const driver = spawn("setpriv", [...endsWithParent, "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      // Without a graphics card the other way to draw shows a frame only when something is typed.
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
  });

  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  }

  await waitUntil(() => ask("GET", "/status").then(Boolean, () => false));
  const startSession = () => ask<Session>("POST", "/session", { capabilities: {} });
  const endSession = () => ask("DELETE", `/session/${session.sessionId}`);
  let session = await startSession();
  const { browserVersion } = session.capabilities;

  async function openTab(): Promise<Tab> {
    await endSession();
    session = await startSession();
    const post = <Value>(command: string, body: object) =>
      ask<Value>("POST", `/session/${session.sessionId}/${command}`, body);
    await post("window/rect", { x: 0, y: 0, ...windowSize });
    return {
      goto: (url) => post("url", { url }),
      reload: () => post("refresh", {}),
      run: (inPage, ...values) =>
        post("execute/sync", { script: `return (${inPage})(...arguments)`, args: values }),
      click: (x, y) => post("actions", { actions: [mouseClick(x, y)] }),
      press: (chords) => post("actions", { actions: [keyPresses(chords)] }),
      // Its driver reports none.
      errors: [],
    };
  }

  async function end() {
    await endSession();
    driver.kill("SIGKILL");
    screen.kill("SIGKILL");
  }

  return { name: `WebKitGTK/${browserVersion}`, openTab, end };
}

const mouseClick = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

const keyPresses = (chords: readonly (readonly string[])[]) => ({
  type: "key",
  id: "keyboard",
  actions: chords.flatMap((chord) => [
    ...chord.map((value) => ({ type: "keyDown", value })),
    ...chord.toReversed().map((value) => ({ type: "keyUp", value })),
  ]),
});
