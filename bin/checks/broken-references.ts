import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";

/** Paths, relative links and npm scripts in the documents among `files` that do not exist. */
export function listBrokenReferences(root: string, files: string[]): string[] {
  const places = indexPlaces(files);
  const scripts = readScripts(root);
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const text = withoutBlocks(readFileSync(join(root, file), "utf8"));
      return [
        ...listPaths(text).filter((path) => !isPlace(places, file, path)),
        ...listLinks(text).filter((link) => !isTarget(root, file, link)),
        ...listScripts(text).filter((name) => !scripts.has(name)),
      ].map((name) => `${file}: ${name} does not exist`);
    });
}

interface Places {
  filesByName: Map<string, string[]>;
  folders: Set<string>;
}

function indexPlaces(files: string[]): Places {
  const filesByName = new Map<string, string[]>();
  const folders = new Set<string>();
  for (const file of files) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const namesakes = filesByName.get(name);
    if (namesakes) namesakes.push(file);
    else filesByName.set(name, [file]);
    for (let end = file.lastIndexOf("/"); end > 0; end = file.lastIndexOf("/", end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return { filesByName, folders };
}

// A document may omit the folders that its reader is in.
function isPlace({ filesByName, folders }: Places, document: string, path: string): boolean {
  const isKnown = filesByName.get(basename(path))?.some((file) => `/${file}`.endsWith(`/${path}`)) ?? false;
  return isKnown || folders.has(path) || folders.has(posix.join(dirname(document), path));
}

const filePattern = /^[\w@-][\w.@-]*((\/[\w.@-]+)+\.(ts|tsx|mjs|js|json|sql|css|md)|\.(ts|tsx|sql|md))$/;
const folderPattern =
  /^(apps|bench|bin|database|docs|e2e|features|mocks|platform|sandboxes|server|web|contract)(\/[\w-]+)+$/;

/** Text in backticks that looks like a file or folder. "`B` is `folder`" defines an abbreviation. */
function listPaths(text: string): string[] {
  const short = new Map(
    [...text.matchAll(/`([A-Z])` is\s`([\w/-]+)`/g)].map(([, name, path]) => [name, path]),
  );
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => {
      const folder = short.get(name.split("/", 1)[0]);
      return folder === undefined ? name : folder + name.slice(1);
    })
    .filter((name) => filePattern.test(name) || folderPattern.test(name));
}

function listLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) =>
    /^[a-z]+:/.test(link) ? [] : link,
  );
}

function listScripts(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z]+)/g)].map(([, name = ""]) => name);
}

function isTarget(root: string, document: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path === "" ? join(root, document) : join(root, dirname(document), path);
  if (!existsSync(target)) return false;
  return heading === undefined || listAnchors(readFileSync(target, "utf8")).includes(heading);
}

function listAnchors(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

function withoutBlocks(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, "");
}

function readScripts(root: string): Set<string> {
  const file = join(root, "package.json");
  return new Set(existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts) : []);
}
