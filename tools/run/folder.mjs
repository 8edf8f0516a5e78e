/**
 * Stops a command in a folder whose path Gatsby and webpack would read as a pattern or as parts of an address: they hang, or
 * fail with a message about something else. Plain Node, since nothing may be installed yet.
 */
const [character] = process.cwd().match(/[()[\]{}#%?*!]/) ?? [];
if (character) {
  console.error(
    `The path ${process.cwd()} has a “${character}”, which Gatsby cannot work with. Rename or move the folder.`,
  );
  process.exit(1);
}
