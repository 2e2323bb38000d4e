const code = "rounded-sm bg-paper-3 px-1 font-mono text-xs";

/** How to copy an installation. The operator's guide says more. */
export function BackupSteps() {
  return (
    <div className="grid gap-3 text-sm text-ink-2">
      <p className="font-medium text-ink-1">With the embedded database</p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Stop the program and wait until it has ended.</li>
        <li>
          Copy the folder <code className={code}>DATA_DIR</code> with owners and modes. Never copy a running
          database.
        </li>
        <li>
          Keep a second copy of <code className={code}>keys.json</code> in a safe place. Without it, stored
          secrets are lost.
        </li>
        <li>Start again, then record the backup here.</li>
      </ol>
      <p className="font-medium text-ink-1">With a database of your own</p>
      <p>
        Use PostgreSQL's tools, and copy <code className={code}>keys.json</code> and the files:{" "}
        <code className={code}>blobs/</code> or the bucket.
      </p>
    </div>
  );
}
