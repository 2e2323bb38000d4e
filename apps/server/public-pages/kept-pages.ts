/** How long a cached revision is trusted. */
const checkMs = 2_000;

/** Bounds the memory when many versions of a text are requested. */
const defaultMostKept = 100;

export interface PageSource<Key, Page> {
  /** A fingerprint that changes whenever a page does. */
  readRevision(): Promise<string>;
  /** Undefined when there is no such page. That is not cached. */
  make(key: Key): Promise<Page>;
  now(): number;
  /** Called when the check for changes fails. Cached pages remain in use. */
  onStale(error: unknown): void;
  /** The least recently requested page is evicted first. */
  mostKept?: number;
}

/**
 * Caches pages, each rendered once per revision. The revision is checked at most every two seconds. A page
 * that cannot be rendered again is served as it was.
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

  /** Renders a page again. When that fails, `before` is served for another two seconds. */
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
  /** The revision of the content. */
  revision: string | undefined;
  /** When to retry after a failed rendering. */
  retryAt: number;
  page: Promise<Page>;
}
