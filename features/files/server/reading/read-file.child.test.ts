import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = new URL("./read-file.child.ts", import.meta.url).href;
const loading = `
  import { registerHooks } from "node:module";
  const urls = [];
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      urls.push(found.url);
      return found;
    },
  });
  await import(${JSON.stringify(program)});
  console.log(JSON.stringify(urls));`;

test("the process that starts for each file loads no schema, and a library only when it knows the kind of the file", async () => {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", loading];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const urls: string[] = JSON.parse(stdout);
  expect(urls).toContain(program);
  const libraries = urls.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  expect(new Set(libraries)).toEqual(new Set(["fflate"]));
  expect(urls.filter((url) => /\/contract\/index\.ts$/.test(url))).toEqual([]);
});
