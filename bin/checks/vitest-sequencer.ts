import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { type Durations, readDurations } from "./durations.ts";

/** Longer files start early, so that none runs alone at the end. */
const longMs = 6_000;

/**
 * Sorts slow test files first, slowest first. The others keep the order of their paths, because neighbours
 * mostly share a server and a process keeps few.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const names = new Map(files.map((file) => [file, relative(root, file.moduleId)]));
    const nameOf = (file: TestSpecification) => names.get(file) ?? "";
    const isBefore = longestFirst(readDurations(root));
    return files.toSorted(
      (one, other) =>
        (one.project.name < other.project.name ? -1 : one.project.name > other.project.name ? 1 : 0) ||
        isBefore(nameOf(one), nameOf(other)),
    );
  }
}

/** Compares two test files for `sort`. */
export function longestFirst(durations: Durations): (one: string, other: string) => number {
  const lengthOf = (file: string) => {
    const ms = durations[file] ?? 0;
    return ms >= longMs ? ms : 0;
  };
  return (one, other) => lengthOf(other) - lengthOf(one) || (one < other ? -1 : 1);
}
