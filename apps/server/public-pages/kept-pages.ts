/** How long what was found is believed before it is looked at again. */
const checkMs = 2_000;

/** Nobody can fill the memory by asking for one version of a text after the other. */
const defaultMostKept = 100;

export interface PageSource<Key, Page> {
  /** A text that changes whenever a page does. */
  readRevision(): Promise<string>;
  /** Undefined when there is no such page; that is not kept. */
  make(key: Key): Promise<Page>;
  now(): number;
  /** Told when there is nothing newer to be had: what is kept is shown on. */
  onStale(error: unknown): void;
  /** Of which the one that was wanted longest ago goes first. */
  mostKept?: number;
}

/**
 * Pages in memory, each made once for a revision; a request asks for that at most every two seconds. One that cannot be
 * made anew is shown as it was.
 */
export function keepPages<Key, Page>(source: PageSource<Key, Page>) {
  const { mostKept = defaultMostKept } = source;
  let revision: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  const kept = new Map<Key, Kept<Page>>();

  const check = async () => {
    try {
      revision = await source.readRevision();
    } catch (error) {
      if (kept.size === 0) throw error;
      source.onStale(error);
    } finally {
      checkedAt = source.now();
      checking = undefined;
    }
  };

  const keep = (key: Key, entry: Kept<Page>) => {
    kept.delete(key);
    kept.set(key, entry);
  };

  /** Made anew in the place of `before`, which is shown for another two seconds when that fails. */
  const renew = (key: Key, before: Kept<Page> | undefined): Promise<Page> => {
    const attempt = async () => {
      try {
        const page = await source.make(key);
        if (page === undefined) forget();
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
        return page;
      } catch (error) {
        if (!before) {
          forget();
          throw error;
        }
        source.onStale(error);
        entry.retryAt = source.now() + checkMs;
        entry.revision = before.revision;
        return before.page;
      }
    };
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    const entry: Kept<Page> = { revision, retryAt: Number.NEGATIVE_INFINITY, page: attempt() };
    keep(key, entry);
    return entry.page;
  };

  return function pageOf(key: Key): Promise<Page> {
    if (source.now() - checkedAt < checkMs) return shown(key);
    checking ??= check();
    return checking.then(() => shown(key));
  };

  function shown(key: Key): Promise<Page> {
    const found = kept.get(key);
    if (!found || (found.revision !== revision && source.now() >= found.retryAt)) return renew(key, found);
    keep(key, found);
    return found.page;
  }
}

interface Kept<Page> {
  /** Of what it shows. */
  revision: string | undefined;
  /** When to try again, after it could not be made anew. */
  retryAt: number;
  page: Promise<Page>;
}
