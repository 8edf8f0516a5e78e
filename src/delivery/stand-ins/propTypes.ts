interface Anything {
  (): Anything;
}

/**
 * Stands in for prop-types: every name on it, called or not, is itself. React 19 reads no propTypes
 * (https://react.dev/blog/2024/04/25/react-19-upgrade-guide#removed-proptypes-and-defaultprops).
 */
const anything: Anything = new Proxy(() => anything, { get: () => anything });

export default anything;
