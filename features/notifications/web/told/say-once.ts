/** The stream of another tab may be this much behind. */
const heldMs = 10_000;
/** How much earlier a window with the focus asks. */
const focusFirstMs = 150;

/**
 * Says something in one of the person's windows, although several are seen: in the one with the focus, else in the first.
 * The lock of a name decides. Without Web Locks each window says it.
 */
export async function sayOnce(name: string, say: () => void): Promise<void> {
  if (!document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, focusFirstMs));
  if (!navigator.locks) return say();
  await navigator.locks.request(`said:${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    say();
    await new Promise((resolve) => setTimeout(resolve, heldMs));
  });
}
