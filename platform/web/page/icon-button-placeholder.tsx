/** Keeps the place of an icon button that is being loaded. */
export function IconButtonPlaceholder() {
  return <span aria-hidden="true" className="block size-8 pointer-coarse:size-11" />;
}
