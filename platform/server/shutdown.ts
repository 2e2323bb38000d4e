export interface ShutdownHook {
  name: string;
  /** Abandoned after `timeoutMs`. */
  end: () => void | Promise<void>;
  timeoutMs: number;
}

export interface Shutdown {
  /** Registers a part. Parts end in reverse order, so each may rely on everything registered before it. */
  onShutdown(name: string, end: ShutdownHook["end"], timeoutMs?: number): void;
  /** Ends all parts in turn. Returns those that failed or timed out. A second call awaits the first. */
  run(): Promise<{ name: string; reason: string }[]>;
}

/** The list of parts to end when the server stops. */
export function createShutdown(): Shutdown {
  const hooks: ShutdownHook[] = [];
  let running: Promise<{ name: string; reason: string }[]> | undefined;
  return {
    onShutdown(name, end, timeoutMs = 2_000) {
      hooks.push({ name, end, timeoutMs });
    },
    run() {
      running ??= endAll(hooks);
      return running;
    },
  };
}

async function endAll(hooks: ShutdownHook[]) {
  const failures: { name: string; reason: string }[] = [];
  for (let hook = hooks.pop(); hook; hook = hooks.pop()) {
    try {
      await endOne(hook);
    } catch (error) {
      failures.push({ name: hook.name, reason: (error as Error).message });
    }
  }
  return failures;
}

async function endOne({ end, timeoutMs }: ShutdownHook) {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`Not ended within ${timeoutMs} ms.`)), timeoutMs);
  try {
    await Promise.race([Promise.resolve().then(end), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
