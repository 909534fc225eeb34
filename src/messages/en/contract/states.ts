// states
export const rera = { MP: 'RERA Madhya Pradesh', MH: 'MahaRERA' };
