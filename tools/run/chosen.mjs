/**
 * The entries of `all` that the command line names, in its order, or those of `usual` if it names none. Exits if it
 * names something else.
 */
export function chosen(all, usual = Object.keys(all)) {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown) {
    console.error(`There is no "${unknown}". Choose from: ${Object.keys(all).join(', ')}`);
    process.exit(1);
  }
  return (names.length > 0 ? names : usual).map((name) => [name, all[name]]);
}
