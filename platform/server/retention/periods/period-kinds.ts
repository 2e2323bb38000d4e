import type { Services } from "../../services.ts";
import type { PeriodKind } from "./period-kind.ts";

const kinds = new WeakMap<Services, Map<string, PeriodKind>>();

/** Lets workspaces set a period for a kind of data. */
export function registerPeriodKind(services: Services, kind: PeriodKind): void {
  const known = kinds.get(services) ?? new Map<string, PeriodKind>();
  kinds.set(services, known.set(kind.kind, kind));
}

export function periodKindsOf(services: Services): PeriodKind[] {
  return [...(kinds.get(services)?.values() ?? [])];
}

export function findPeriodKind(services: Services, kind: string): PeriodKind | undefined {
  return kinds.get(services)?.get(kind);
}
