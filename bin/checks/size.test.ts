import { expect, test } from "vitest";
import { plantRepository } from "./planted-repository.ts";
import { sizeCheck } from "./size.ts";

const lines = (count: number) => "export {};\n".repeat(count);

test("a source and a test of 300 lines pass", async () => {
  using planted = plantRepository({
    "features/a/server/long.ts": lines(300),
    "features/a/server/long.test.ts": lines(300),
    "features/a/contract/api.gen.ts": lines(3000),
  });
  const result = await sizeCheck.run(planted.root);
  expect(result).toMatchObject({ passed: 1, failed: 0 });
  expect(result.output).toContain("warning: features/a/server/long.ts: 300 lines");
});

test("a source and a test of 301 lines fail", async () => {
  using planted = plantRepository({
    "features/a/server/long.ts": lines(301),
    "features/a/server/long.test.ts": lines(301),
  });
  const result = await sizeCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain("features/a/server/long.ts: 301 lines, at most 300");
  expect(result.output).toContain("features/a/server/long.test.ts: 301 lines, at most 300");
});
