declare const computed: unknown;
export = computed;
