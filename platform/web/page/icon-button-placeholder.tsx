/** Reserves the space of an icon button that is still loading. */
export function IconButtonPlaceholder() {
  return <span aria-hidden="true" className="block size-8 pointer-coarse:size-11" />;
}
