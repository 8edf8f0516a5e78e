/** Home and About replace the history entry when chosen from a menu (specification section 2). */
export const replacesHistory = (link: string) => link === '/home' || link === '/about';
