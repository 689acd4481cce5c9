import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { frameWords } from "~/content/en/frame";
import { Icon } from "~/ui/piece/icon";

const toasts = Toast.createToastManager();

/** Short messages that disappear. The page always shows the same text permanently. */
export type ToastMessage = { title: string; text: string };

let shown: Promise<void> | undefined;

/**
 * Shows a toast in a container that is added with the first one. A new message replaces the
 * previous one; `error` is the "destructive" toast of the specification, section 8.
 */
export async function showToast(kind: "success" | "error", { title, text }: ToastMessage) {
  shown ??= new Promise((ready) => {
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(<Toasts onReady={ready} />);
  });
  await shown;
  toasts.close();
  toasts.add({ title, description: text, type: kind, onClose: keepFocus });
}

/** Focus in a removed toast moves to the message in the page, to the wrong field, or to the form. */
function keepFocus() {
  if (!document.activeElement?.closest(".toasts")) return;
  for (const place of ["[data-takes-focus]", "main [aria-invalid=true]", "main .submit"]) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found.focus();
  }
}

function Toasts({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Toast.Provider toastManager={toasts}>
      <Toast.Portal>
        {/* The message in the page takes focus and is announced there, once. */}
        <Toast.Viewport aria-live="off" className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: current } = Toast.useToastManager();
  return current.map((toast) => (
    <Toast.Root className="toast" key={toast.id} toast={toast}>
      <Toast.Title className="toast-title" />
      <Toast.Description className="toast-text" />
      <Toast.Close aria-label={frameWords.closeMessage} className="toast-close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
