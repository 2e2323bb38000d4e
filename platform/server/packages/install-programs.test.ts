import { expect, it } from "vitest";
import { installPrograms, isProgram } from "./install-programs.ts";

const speaker = { program: "speaker", packages: ["speaker", "speaker-data"] };

/** A machine with these programs, on which packages bring the program of the same name. */
function machine(programs: string[], { isRoot = true, offers = ["speaker"] } = {}) {
  const asked: string[] = [];
  return {
    asked,
    isRoot,
    isThere: (name: string) => programs.includes(name),
    packages: {
      refresh: async () => void asked.push("refresh"),
      install: async (names: readonly string[]) => {
        asked.push(...names);
        programs.push(...names.filter((name) => offers.includes(name)));
        return "E: Unable to locate package";
      },
    },
  };
}

it("installs nothing, and asks no network, when all is there", async () => {
  const here = machine(["speaker"]);
  expect(await installPrograms([speaker], here)).toBeUndefined();
  expect(here.asked).toEqual([]);
});

it("installs for root what is missing, and only that", async () => {
  const here = machine(["player"]);
  const player = { program: "player", packages: ["player"] };
  expect(await installPrograms([player, speaker], here)).toBeUndefined();
  expect(here.asked).toEqual(["refresh", "speaker", "speaker-data"]);
});

it("tells anyone else what to install, and installs nothing", async () => {
  const here = machine([], { isRoot: false });
  expect(await installPrograms([speaker], here)).toBe(
    "Missing: speaker. On Debian: apt-get install speaker speaker-data",
  );
  expect(here.asked).toEqual([]);
});

it("says what was said when it could not be installed", async () => {
  const missing = await installPrograms([speaker], machine([], { offers: [] }));
  expect(missing).toContain("Missing: speaker");
  expect(missing).toContain("Unable to locate package");
});

it("knows a program by its name, and no file that cannot be started", () => {
  expect(isProgram("sh")).toBe(true);
  expect(isProgram("no-such-program")).toBe(false);
});
