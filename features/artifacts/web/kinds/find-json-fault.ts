const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\t\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const mostNested = 100;

/** The line at which a text stops being JSON; undefined when all of it is. Browsers do not say so alike. */
export function findJsonFault(text: string): number | undefined {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const takeList = (end: RegExp, takeItem: () => boolean): boolean => {
    take(space);
    if (take(end)) return true;
    do if (!takeItem() || !take(space)) return false;
    while (take(/,/y));
    return take(end);
  };
  const takeValue = (depth: number): boolean => {
    take(space);
    if (depth > mostNested) return false;
    if (take(/\{/y))
      return takeList(
        /\}/y,
        () => take(space) && take(string) && take(space) && take(/:/y) && takeValue(depth + 1),
      );
    if (take(/\[/y)) return takeList(/\]/y, () => takeValue(depth + 1));
    return take(string) || take(word);
  };
  if (takeValue(0) && take(space) && at === text.length) return undefined;
  return text.slice(0, at).split("\n").length;
}
