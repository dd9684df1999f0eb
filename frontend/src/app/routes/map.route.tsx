export { MapPage as Component } from '../../features/convention/map/map-page.tsx';
