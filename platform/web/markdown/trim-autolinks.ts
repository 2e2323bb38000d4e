interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Ends bare URLs before a closing quote or bracket around them: “https://example.com”. */
export function trimAutolinks() {
  return (tree: Node) => trimIn(tree);
}

function trimIn(node: Node): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    trimIn(child);
    return child.type === "link" ? trimLink(child) : [child];
  });
}

function trimLink(link: Node): Node[] {
  const [words] = link.children ?? [];
  const text = words?.value;
  if (!words || text === undefined || link.children?.length !== 1 || !link.url?.endsWith(text)) return [link];
  const end = findEnd(text);
  if (end === text.length || end === 0) return [link];
  const url = link.url.slice(0, link.url.length - (text.length - end));
  const trimmed = { ...link, url, children: [{ ...words, value: text.slice(0, end) }] };
  return [trimmed, { type: "text", value: text.slice(end) }];
}

/** Bounded, because a long row of brackets would freeze the page. Real tails are short. */
const longestTail = 20;

/** URLs encode quotes, so the first quote is not part of one. */
function findEnd(text: string): number {
  const quote = text.search(/["“”„‘’«»‹›「」『』【】《》]/);
  let end = quote === -1 ? text.length : quote;
  const earliest = Math.max(0, end - longestTail);
  while (end > earliest && isTail(text.slice(0, end))) end -= 1;
  return end;
}

function isTail(text: string): boolean {
  const last = text.at(-1) ?? "";
  if (/[.,;:!?'…，。；：！？、]/.test(last)) return true;
  const opening = pairs[last];
  return opening !== undefined && count(text, last) > count(text, opening);
}

const pairs: Record<string, string> = { ")": "(", "]": "[", "}": "{", "）": "（" };

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
