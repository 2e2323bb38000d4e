/** Throws or rejects when the part does not work. */
export type HealthCheck = () => void | Promise<void>;

export interface PartHealth {
  name: string;
  isHealthy: boolean;
  durationMs: number;
  /** Why it is unhealthy. */
  reason?: string;
}

export interface HealthReport {
  isHealthy: boolean;
  parts: PartHealth[];
}

export interface Health {
  /** Adds a part that the server needs to be ready. */
  register(name: string, check: HealthCheck): void;
  check(): Promise<HealthReport>;
}

/**
 * The parts a server needs to be ready. Each check runs anew. A part that does not answer in time is
 * unhealthy.
 */
export function createHealth(timeoutMs = 2_000): Health {
  const checks = new Map<string, HealthCheck>();
  return {
    register: (name, check) => {
      checks.set(name, check);
    },
    async check() {
      const parts = await Promise.all([...checks].map(([name, check]) => ask(name, check, timeoutMs)));
      return { isHealthy: parts.length > 0 && parts.every(({ isHealthy }) => isHealthy), parts };
    },
  };
}

async function ask(name: string, check: HealthCheck, timeoutMs: number): Promise<PartHealth> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    await Promise.race([Promise.resolve().then(check), timeout.promise]);
    return { name, isHealthy: true, durationMs: durationMs() };
  } catch (error) {
    return { name, isHealthy: false, durationMs: durationMs(), reason: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}
