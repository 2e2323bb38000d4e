const loading = new Map<string, Promise<void>>();

/** Runs a script of this origin once. A failure can be retried. */
export function loadScript(path: string): Promise<void> {
  const known = loading.get(path);
  if (known) return known;
  const own = insert(path).catch((error: unknown) => {
    loading.delete(path);
    throw error;
  });
  loading.set(path, own);
  return own;
}

function insert(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = path;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${path} could not be loaded.`));
    };
    document.head.append(script);
  });
}
