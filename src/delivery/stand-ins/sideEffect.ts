import { createElement, PureComponent, type ComponentType } from 'react';

/**
 * Stands in for react-side-effect, on which react-helmet is built, with the same steps at the same moments, but
 * without its half for servers and its guards against wrong use: it is called once, by react-helmet.
 */
export default <Props extends object, State>(
    reduce: (all: Props[]) => State,
    apply: (state: State) => void,
  ) =>
  (Wrapped: ComponentType<Props>) => {
    const mounted: PureComponent<Props>[] = [];
    const change = () => apply(reduce(mounted.map(({ props }) => props)));

    return class extends PureComponent<Props> {
      static canUseDOM = true;

      UNSAFE_componentWillMount() {
        mounted.push(this);
        change();
      }

      override componentDidUpdate() {
        change();
      }

      override componentWillUnmount() {
        mounted.splice(mounted.indexOf(this), 1);
        change();
      }

      override render() {
        return createElement(Wrapped, this.props);
      }
    };
  };
